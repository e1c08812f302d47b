import { translate } from '@atrium/sdk';
import { Icon } from '@atrium/ui';
import { useId } from 'react';

interface SwatchesProps<Name extends string> {
  /** The part of the frame; the theme has the colours by part and name. */
  part: 'topbar' | 'sidebar';
  label: string;
  names: readonly Name[];
  words: Record<Name, string>;
  value: Name;
  onChoose: (name: Name) => void;
}

/** The colours of a part of the frame: a radio group with arrow keys. */
export function Swatches<Name extends string>({
  part,
  label,
  names,
  words,
  value,
  onChoose,
}: SwatchesProps<Name>) {
  const group = useId();
  return (
    <fieldset className="at-look">
      <legend>
        {label} <span className="at-faint">{translate(words[value])}</span>
      </legend>
      <div className="at-swatches">
        {names.map((name) => (
          <label
            key={name}
            className="at-swatch"
            data-swatch={`${part}-${name}`}
            title={translate(words[name])}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              aria-label={translate(words[name])}
              checked={name === value}
              onChange={() => onChoose(name)}
            />
            {name === value && <Icon name="check" size={14} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
