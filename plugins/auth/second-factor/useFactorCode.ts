import { useState } from 'react';
import { FactorCode } from './FactorCode.ts';

/** Creates the code of a `FactorCodeField` for the life of its form. */
export function useFactorCode(): FactorCode {
  const [code] = useState(() => new FactorCode());
  return code;
}
