import { Button, ButtonGroup } from '@atrium/ui';
import { useState } from 'react';

const STYLES = ['Bold', 'Italic', 'Underline'];

export default function Toggles() {
  const [on, setOn] = useState<readonly string[]>(['Bold']);
  const toggle = (style: string) =>
    setOn(on.includes(style) ? on.filter((each) => each !== style) : [...on, style]);
  return (
    <ButtonGroup label="Text style">
      {STYLES.map((style) => (
        <Button key={style} aria-pressed={on.includes(style)} onClick={() => toggle(style)}>
          {style}
        </Button>
      ))}
    </ButtonGroup>
  );
}
