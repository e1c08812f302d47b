import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What was typed, once the person pauses. */
export function useSettled<Value extends object>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
