/** What a location shows: data of the root loader, so plain JSON that an edge may hand to the page. */
export type PageDecision =
  | {
      readonly kind: 'page';
      /** Name of the route. */
      readonly route: string;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'failed';
      readonly guard: string;
      readonly params: Readonly<Record<string, string>>;
    };
