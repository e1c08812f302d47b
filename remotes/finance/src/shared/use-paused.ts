import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What is typed, once the typing pauses; what is compared is its JSON. */
export function usePaused<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [paused, setPaused] = useState({ text, value });
  useEffect(() => {
    if (text === paused.text) return;
    const timer = setTimeout(() => setPaused({ text, value }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, paused.text]);
  return paused.value;
}
