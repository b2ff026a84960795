import { expect, test } from 'vitest';
import { readPicture } from './testing/readPicture.ts';
import { movieHead, movieSegment } from './movieBoxes.ts';
import { pictureHeight, inkOf, Picture, pictureWidth } from './Picture.ts';
import { parameterSets, PictureEncoder } from './PictureEncoder.ts';

function drawn(ballX: number): Picture {
  const picture = new Picture();
  picture.fill(0, 0, pictureWidth, pictureHeight, inkOf('#1d7a3c'));
  picture.fill(64, 32, 200, 40, inkOf('#c23b3b'));
  picture.line(10, 100, 500, 250, inkOf('#ffffff'));
  picture.disc(ballX, 160, 9, inkOf('#f2f5f3'));
  picture.text(16, 14, 'VLA 2-1 ORI 67:10', 2, inkOf('#000000'));
  return picture;
}

test('encoded pictures decode without loss, key frames and differences', () => {
  const encoder = new PictureEncoder();
  const pictures = [drawn(100), drawn(108), drawn(108), drawn(300)];
  const coded = pictures.map((picture, index) =>
    encoder.encode(picture, index === 0 ? undefined : pictures[index - 1], 4),
  );
  let before: Picture | undefined;
  for (const [index, bytes] of coded.entries()) {
    before = readPicture(bytes, before);
    expect(before.luma).toEqual(pictures[index]!.luma);
    expect(before.blue).toEqual(pictures[index]!.blue);
    expect(before.red).toEqual(pictures[index]!.red);
  }
  expect(coded[2]!.length).toBeLessThan(16);
  expect(coded[1]!.length).toBeLessThan(coded[0]!.length / 5);
});

test('no unit contains a start code', () => {
  const encoder = new PictureEncoder();
  const dark = new Picture();
  dark.luma.fill(0);
  dark.luma[100] = 1;
  for (const unit of [
    encoder.encode(dark, undefined, 0).subarray(4),
    parameterSets().sequence,
    parameterSets().picture,
  ]) {
    expect(
      unit.some(
        (byte, index) => byte <= 2 && index >= 2 && unit[index - 1] === 0 && unit[index - 2] === 0,
      ),
    ).toBe(false);
  }
});

test('boxes have their stated length, and a segment contains its pictures', () => {
  const namesOf = (bytes: Uint8Array): string[] => {
    const names: string[] = [];
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length; at += view.getUint32(at))
      names.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
    return names;
  };
  expect(namesOf(movieHead())).toEqual(['ftyp', 'moov']);
  const segment = movieSegment(7, [new Uint8Array(30).fill(1), new Uint8Array(20).fill(2)]);
  expect(namesOf(segment)).toEqual(['moof', 'mdat']);
  expect([...segment.subarray(-50)]).toEqual([
    ...new Uint8Array(30).fill(1),
    ...new Uint8Array(20).fill(2),
  ]);
});
