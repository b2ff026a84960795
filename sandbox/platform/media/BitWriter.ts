/** Writes bits in the order of H.264, most significant first. */
export class BitWriter {
  #bytes = new Uint8Array(65_536);
  #length = 0;
  #held = 0;
  #heldBits = 0;

  bits(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit -= 1) {
      this.#held = (this.#held << 1) | ((value >>> bit) & 1);
      this.#heldBits += 1;
      if (this.#heldBits === 8) this.#push();
    }
  }

  /** Exp-Golomb code, unsigned. */
  number(value: number): void {
    const bits = Math.floor(Math.log2(value + 1));
    this.bits(0, bits);
    this.bits(value + 1, bits + 1);
  }

  /** Exp-Golomb code, signed. */
  signed(value: number): void {
    this.number(value > 0 ? 2 * value - 1 : -2 * value);
  }

  align(): void {
    if (this.#heldBits > 0) this.bits(0, 8 - this.#heldBits);
  }

  /** Whole bytes; the writer must be aligned. */
  bytes(values: Uint8Array): void {
    this.#room(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** The stop bit of a unit and the padding of its last byte. */
  finish(): Uint8Array {
    this.bits(1, 1);
    this.align();
    return this.#bytes.slice(0, this.#length);
  }

  #push(): void {
    this.#room(1);
    this.#bytes[this.#length] = this.#held;
    this.#length += 1;
    this.#held = 0;
    this.#heldBits = 0;
  }

  #room(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#bytes.length + count));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
