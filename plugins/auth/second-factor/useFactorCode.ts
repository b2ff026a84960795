import { useState } from 'react';
import { FactorCode } from './FactorCode.ts';

/** What is typed into a `FactorCodeField`, for as long as its form is shown. */
export function useFactorCode(): FactorCode {
  const [code] = useState(() => new FactorCode());
  return code;
}
