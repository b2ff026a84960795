export const shortestText = 10;
export const longestText = 2000;

export interface QuestionFaults {
  readonly isTextTooShort: boolean;
  readonly isEmailWrong: boolean;
}

/** A visitor must say where the answer goes. */
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

/** 7 to 15 digits with the usual signs between them, as people write them. */
export function isPhoneNumber(text: string): boolean {
  return /^\s*\+?[\d\s().-]+$/.test(text) && /^\d{7,15}$/.test(text.replaceAll(/\D/g, ''));
}
