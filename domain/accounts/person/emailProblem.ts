/** Formal fault of an e-mail address; only a message shows whether it exists. */
export function emailProblem(email: string): 'missing' | 'incomplete' | undefined {
  const text = email.trim();
  if (text === '') return 'missing';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) ? undefined : 'incomplete';
}
