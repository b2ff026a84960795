export interface Look {
  readonly theme: 'light' | 'dark';
  readonly density: 'compact' | 'comfortable' | 'touch';
  readonly isCalm: boolean;
  readonly isHighAccess: boolean;
}

/** Writes a look as the attributes that tokens and themes are selected by. */
export function applyLook(root: HTMLElement, look: Look): void {
  root.dataset['theme'] = look.theme;
  root.dataset['density'] = look.density;
  root.toggleAttribute('data-calm', look.isCalm);
  if (look.isHighAccess) root.dataset['access'] = 'high';
  else delete root.dataset['access'];
}
