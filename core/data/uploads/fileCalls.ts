import type { PersonFile } from '../../../schemas/generated/wire.ts';
import type { Http } from '../../platform/http/Http.ts';

/** File of which parts have arrived. */
export interface UploadedFile {
  readonly id: string;
  readonly partBytes: number;
  readonly parts: number;
  readonly received: readonly number[];
}

export async function addFile(http: Http, name: string, size: number): Promise<UploadedFile> {
  return readFile(await http.call('files.add', { body: { name, size } }));
}

/** Sends one part; repeating a part is harmless. */
export async function addPart(
  http: Http,
  { id, part }: { readonly id: string; readonly part: number },
  bytes: ArrayBuffer,
  signal: AbortSignal,
): Promise<UploadedFile> {
  return readFile(await http.call('files.addPart', { params: { id, part }, body: bytes, signal }));
}

export async function removeFile(http: Http, id: string): Promise<void> {
  await http.call('files.remove', { params: { id } });
}

function readFile({ id, part_bytes: partBytes, parts, received }: PersonFile): UploadedFile {
  return { id, partBytes, parts, received };
}
