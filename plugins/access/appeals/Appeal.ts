/** An appeal against a block or ban, and its outcome. Instants are epoch seconds. */
export interface Appeal {
  readonly id: number;
  readonly filedAtS: number;
  readonly text: string;
  readonly state: 'open' | 'accepted' | 'declined';
  readonly answer: string | undefined;
  readonly answeredAtS: number | undefined;
}
