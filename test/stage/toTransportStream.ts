const packetBytes = 188;
const [programPid, videoPid] = [0x100, 0x101];
/** Ticks of a transport stream between two of the sandbox's ten pictures per second. */
const ticksAPicture = 9000;

/** Converts the sandbox's MP4 segment (one H.264 track) to a transport stream. */
export function toTransportStream(head: Buffer, segment: Buffer): Buffer {
  const packets = new Packets();
  packets.section(0, [0x00, 0xb0, 0x0d, 0, 1, 0xc1, 0, 0, 0, 1, 0xe0 | (programPid >> 8), 0]);
  const video = [0x1b, 0xe0 | (videoPid >> 8), videoPid & 255, 0xf0, 0];
  packets.section(programPid, [
    ...[0x02, 0xb0, 0x12, 0, 1, 0xc1, 0, 0, 0xe0 | (videoPid >> 8), videoPid & 255, 0xf0, 0],
    ...video,
  ]);
  const first = segment.readUInt32BE(segment.indexOf('tfdt') + 12);
  samplesOf(segment).forEach((sample, index) => {
    const unit = Buffer.concat([
      Buffer.from([0, 0, 0, 1, 9, 0xf0]),
      ...(index === 0 ? parameterSetsOf(head) : []),
      ...unitsOf(sample),
    ]);
    packets.picture(unit, (first + index) * ticksAPicture);
  });
  return packets.bytes;
}

class Packets {
  readonly #packets: Buffer[] = [];
  readonly #counts = new Map<number, number>();

  get bytes(): Buffer {
    return Buffer.concat(this.#packets);
  }

  section(pid: number, body: readonly number[]): void {
    // No player checks the sum at its end.
    const payload = Buffer.from([0, ...body, 0, 0, 0, 0]);
    this.#add(pid, true, [], Buffer.concat([payload, Buffer.alloc(184 - payload.length, 0xff)]));
  }

  picture(unit: Buffer, ticks: number): void {
    const stamp = [
      0x21 | ((Math.floor(ticks / 2 ** 30) & 7) << 1),
      (ticks >>> 22) & 255,
      1 | ((ticks >>> 14) & 0xfe),
      (ticks >>> 7) & 255,
      1 | ((ticks << 1) & 0xfe),
    ];
    const payload = Buffer.concat([
      Buffer.from([0, 0, 1, 0xe0, 0, 0, 0x80, 0x80, 5, ...stamp]),
      unit,
    ]);
    for (let at = 0; at < payload.length;) {
      const part = payload.subarray(at, at + 184);
      const missing = 184 - part.length;
      const filling =
        missing === 0
          ? []
          : [missing - 1, ...(missing > 1 ? [0, ...Array<number>(missing - 2).fill(0xff)] : [])];
      this.#add(videoPid, at === 0, filling, part);
      at += part.length;
    }
  }

  #add(pid: number, isFirst: boolean, filling: readonly number[], payload: Buffer): void {
    const count = this.#counts.get(pid) ?? 0;
    this.#counts.set(pid, (count + 1) & 15);
    const packet = Buffer.concat([
      Buffer.from([
        0x47,
        (isFirst ? 0x40 : 0) | (pid >> 8),
        pid & 255,
        (filling.length > 0 ? 0x30 : 0x10) | count,
        ...filling,
      ]),
      payload,
    ]);
    if (packet.length !== packetBytes) throw new RangeError(`A packet has ${packet.length} bytes`);
    this.#packets.push(packet);
  }
}

function samplesOf(segment: Buffer): readonly Buffer[] {
  const table = segment.indexOf('trun') + 8;
  let at = segment.indexOf('mdat') + 4;
  return Array.from({ length: segment.readUInt32BE(table) }, (_, index) => {
    const size = segment.readUInt32BE(table + 8 + index * 12 + 4);
    at += size;
    return segment.subarray(at - size, at);
  });
}

/** The units of a picture, each after its start code. */
function unitsOf(sample: Buffer): readonly Buffer[] {
  const units: Buffer[] = [];
  for (let at = 0; at < sample.length;) {
    const size = sample.readUInt32BE(at);
    units.push(begun(sample.subarray(at + 4, at + 4 + size)));
    at += 4 + size;
  }
  return units;
}

function parameterSetsOf(head: Buffer): readonly Buffer[] {
  const at = head.indexOf('avcC') + 10;
  const sequenceBytes = head.readUInt16BE(at);
  const picture = at + 2 + sequenceBytes + 1;
  return [
    begun(head.subarray(at + 2, at + 2 + sequenceBytes)),
    begun(head.subarray(picture + 2, picture + 2 + head.readUInt16BE(picture))),
  ];
}

function begun(unit: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 1]), unit]);
}
