/** Who looks after the person; during a break nothing but its end is known. */
export type ManagerState =
  | { readonly kind: 'barred'; readonly endsAtS: number }
  | { readonly kind: 'there'; readonly manager: Manager };

export interface Manager {
  readonly name: string;
  /** Codes of ISO 639. */
  readonly languages: readonly string[];
  readonly opensAtS: number;
  readonly closesAtS: number;
  readonly isOpen: boolean;
  readonly ways: readonly { readonly kind: 'phone' | 'email'; readonly address: string }[];
  /** The person's number, masked. */
  readonly phone: string | undefined;
  readonly callTimesS: readonly number[];
  /** When the manager calls. */
  readonly callAtS: number | undefined;
}
