import { makeAutoObservable, observable } from 'mobx';
import { fileLimits } from '#domain/files/documentFile.ts';
import type { Http } from '../../platform/http/Http.ts';
import { readPicture, type ReadPicture } from './PictureReader.ts';
import { Upload } from './Upload.ts';

/** Files chosen for a form that is not sent yet; each upload starts at once. */
export class Uploads {
  readonly files = observable.array<Upload>([], { deep: false });
  /** More files were chosen than may be sent together. */
  hasTooMany = false;
  readonly #http: Http;
  readonly #see: ReadPicture;

  /** @param see finds defects of pictures (dark, blurred, small); only documents need it */
  constructor(http: Http, see: ReadPicture = readPicture) {
    this.#http = http;
    this.#see = see;
    makeAutoObservable(this, { files: false }, { autoBind: true });
  }

  /** All uploads are complete; true without any. */
  get isReady(): boolean {
    return this.files.every(({ state }) => state.kind === 'done');
  }

  /** Ids of the completed uploads, to be sent with their form. */
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

  /** Clears the list after the form was sent. */
  clear(): void {
    this.files.clear();
    this.hasTooMany = false;
  }
}
