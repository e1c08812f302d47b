import { useState } from 'react';
import { suggestCodes } from './code-suggestion.rules.js';
import { useCodeAvailability } from './use-code-availability.js';

/** The company's name and its wished code, which follows the name until somebody types another. */
export function useNameAndCode() {
  const [name, setName] = useState('');
  const [ownCode, setOwnCode] = useState<string | null>(null);
  const code = ownCode ?? suggestCodes(name)[0] ?? '';
  return {
    name,
    setName,
    code,
    /** An emptied code follows the name again. */
    setCode: (typed: string) => setOwnCode(typed || null),
    availability: useCodeAvailability(code, name),
  };
}
