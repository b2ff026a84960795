/** What is wrong with an address as far as can be told; whether it exists only its letter shows. */
export function emailProblem(email: string): 'missing' | 'incomplete' | undefined {
  const text = email.trim();
  if (text === '') return 'missing';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) ? undefined : 'incomplete';
}
