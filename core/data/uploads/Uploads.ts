import { makeAutoObservable, observable } from 'mobx';
import { fileLimits } from '#domain/files/documentFile.ts';
import type { Http } from '../../platform/http/Http.ts';
import { readPicture, type ReadPicture } from './PictureReader.ts';
import { Upload } from './Upload.ts';

/** Files that a person has chosen for something that is not sent yet: each goes at once. */
export class Uploads {
  readonly files = observable.array<Upload>([], { deep: false });
  /** More were chosen than can be sent at once. */
  hasTooMany = false;
  readonly #http: Http;
  readonly #see: ReadPicture;

  /** @param see checks pictures for hints (dark, blurred, small); only papers need them */
  constructor(http: Http, see: ReadPicture = readPicture) {
    this.#http = http;
    this.#see = see;
    makeAutoObservable(this, { files: false }, { autoBind: true });
  }

  /** Each file has arrived; there may be none. */
  get isReady(): boolean {
    return this.files.every(({ state }) => state.kind === 'done');
  }

  /** Ids of what has arrived, to be sent with what they belong to. */
  get ids(): readonly string[] {
    return this.files.flatMap(({ id }) => id ?? []);
  }

  add(files: readonly File[]): void {
    const room = fileLimits.mostFiles - this.files.length;
    this.hasTooMany = files.length > room;
    for (const file of files.slice(0, room)) {
      const upload = new Upload(this.#http, file, this.#see);
      this.files.push(upload);
      void upload.send();
    }
  }

  remove(upload: Upload): void {
    upload.cancel();
    this.files.remove(upload);
    this.hasTooMany = false;
  }

  /** They were sent. */
  clear(): void {
    this.files.clear();
    this.hasTooMany = false;
  }
}
