/** Manager of the person; during a break from play only its end is known. */
export type ManagerState =
  | { readonly kind: 'barred'; readonly endsAtS: number }
  | { readonly kind: 'there'; readonly manager: Manager };

export interface Manager {
  readonly name: string;
  /** ISO 639 codes. */
  readonly languages: readonly string[];
  readonly opensAtS: number;
  readonly closesAtS: number;
  readonly isOpen: boolean;
  readonly ways: readonly { readonly kind: 'phone' | 'email'; readonly address: string }[];
  /** Masked number of the person. */
  readonly phone: string | undefined;
  readonly callTimesS: readonly number[];
  /** Time of the booked call. */
  readonly callAtS: number | undefined;
}
