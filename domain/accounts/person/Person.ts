/** Who a person is, as on the document, and where they live; in their own words. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  /** `1984-02-09` */
  readonly birthDate: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly region: string;
}
