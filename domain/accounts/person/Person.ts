/** Name, birth date and address of a person, as on the document. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  /** Day such as `1984-02-09`. */
  readonly birthDate: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly region: string;
}
