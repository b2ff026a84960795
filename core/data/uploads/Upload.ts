import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { Http } from '../../platform/http/Http.ts';
import {
  documentType,
  fileLimits,
  fileName,
  headBytes,
  type FileProblem,
} from '#domain/files/documentFile.ts';
import { addFile, addPart, removeFile, type UploadedFile } from './fileCalls.ts';
import type { PictureHint } from './pictureHints.ts';
import type { ReadPicture } from './PictureReader.ts';

/** Reason why a file cannot be sent. */
export type UploadProblem = FileProblem | 'too_many_files' | 'quota';

/** Progress of an upload. */
export type UploadState =
  | { readonly kind: 'looking' }
  /** `share` of it has arrived, 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  /** No response: the parts that arrived are kept, and a retry continues from there. */
  | { readonly kind: 'stopped'; readonly share: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly problem: UploadProblem };

const problems: readonly UploadProblem[] = [
  'empty',
  'too_large',
  'type',
  'encrypted',
  'too_many_pixels',
  'infected',
  'too_many_files',
  'quota',
];

/** One file that is uploaded part by part. */
export class Upload {
  readonly name: string;
  state: UploadState = { kind: 'looking' };
  hints: readonly PictureHint[] = [];
  readonly #http: Http;
  readonly #file: File;
  readonly #see: ReadPicture;
  readonly #ended = new AbortController();
  #sent: UploadedFile | undefined;

  constructor(http: Http, file: File, see: ReadPicture) {
    this.#http = http;
    this.#file = file;
    this.#see = see;
    this.name = fileName(file.name);
    makeAutoObservable(this, { state: observableRef, name: false }, { autoBind: true });
  }

  get id(): string | undefined {
    return this.state.kind === 'done' ? this.#sent?.id : undefined;
  }

  /** Analyses and sends the file; call it again after a stop. Never rejects. */
  async send(): Promise<void> {
    try {
      const problem = this.#sent === undefined ? await this.#look() : undefined;
      if (problem === undefined) await this.#sendParts();
      else runInAction(() => (this.state = { kind: 'refused', problem }));
    } catch (error) {
      runInAction(() => this.fail(error));
    }
  }

  /** Removes the file, during the upload or after it. */
  cancel(): void {
    this.#ended.abort();
    // An abandoned file on the platform counts against the limit until it is removed later.
    if (this.#sent !== undefined) void removeFile(this.#http, this.#sent.id).catch(() => undefined);
  }

  async #look(): Promise<FileProblem | undefined> {
    const { size } = this.#file;
    if (size === 0) return 'empty';
    if (size > fileLimits.mostBytes) return 'too_large';
    const head = new Uint8Array(await this.#file.slice(0, headBytes).arrayBuffer());
    const type = documentType(head);
    if (type === undefined) return 'type';
    if (type === 'application/pdf') return undefined;
    const seen = await this.#see(this.#file);
    if (seen === undefined) return undefined;
    if (seen.pixels > fileLimits.mostPixels) return 'too_many_pixels';
    runInAction(() => (this.hints = seen.hints));
    return undefined;
  }

  async #sendParts(): Promise<void> {
    this.#sent ??= await addFile(this.#http, this.#file.name, this.#file.size);
    const { id, parts, partBytes } = this.#sent;
    for (let part = 0; part < parts; part += 1) {
      if (this.#sent.received.includes(part)) continue;
      this.progress('sending');
      const bytes = await this.#file.slice(part * partBytes, (part + 1) * partBytes).arrayBuffer();
      this.#sent = await addPart(this.#http, { id, part }, bytes, this.#ended.signal);
    }
    runInAction(() => (this.state = { kind: 'done' }));
  }

  private progress(kind: 'sending' | 'stopped'): void {
    const { received = [], parts = 1 } = this.#sent ?? {};
    this.state = { kind, share: received.length / parts };
  }

  private fail(error: unknown): void {
    const code =
      error instanceof HttpError ? problems.find((each) => error.hasCode(each)) : undefined;
    if (code !== undefined) this.state = { kind: 'refused', problem: code };
    else this.progress('stopped');
  }
}
