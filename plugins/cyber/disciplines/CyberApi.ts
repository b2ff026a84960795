import type { Http } from '#core';
import type { Discipline } from './Discipline.ts';
import { disciplinesFromWire } from './cyberFromWire.ts';

export class CyberApi {
  readonly #http: Http;

  constructor({ http }: { readonly http: Http }) {
    this.#http = http;
  }

  async disciplines(): Promise<readonly Discipline[]> {
    return disciplinesFromWire(await this.#http.call('cyber.disciplines'));
  }

  firstDisciplines(): readonly Discipline[] | undefined {
    const list = this.#http.first('cyber.disciplines');
    return list === undefined ? undefined : disciplinesFromWire(list);
  }
}
