export const shortestText = 10;
export const longestText = 2000;

export interface QuestionFaults {
  readonly isTextTooShort: boolean;
  readonly isEmailWrong: boolean;
}

/** Validates a request; a visitor must give an address for the answer. */
export function checkQuestion(text: string, email: string, isVisitor: boolean): QuestionFaults {
  return {
    isTextTooShort: text.trim().length < shortestText,
    isEmailWrong: isVisitor && !isMailAddress(email.trim()),
  };
}

/** Rough on purpose: whether an address exists is only known by writing to it. */
function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}
