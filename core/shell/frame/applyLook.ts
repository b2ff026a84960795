import { lookAttributes, type PageLook } from '../../runtime/preferences/look.ts';

export interface Look extends PageLook {
  readonly theme: 'light' | 'dark';
  readonly density: 'compact' | 'comfortable' | 'touch';
}

/** Writes a look as the attributes that select tokens and themes. */
export function applyLook(root: HTMLElement, look: Look): void {
  root.dataset['theme'] = look.theme;
  root.dataset['density'] = look.density;
  for (const [name, value] of lookAttributes(look)) {
    if (value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
}
