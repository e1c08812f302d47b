import type { Signature } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useRef, useState } from 'react';
import { Button } from '../../button/button.js';
import { Segmented } from '../../button/segmented.js';
import { controlClass, splitWords } from '../control-look.js';
import { Field, type ControlProps, type FieldWords } from '../field.js';
import { useBoundValue } from '../use-bound-value.js';
import type { BoundProps } from '../value-handle.types.js';
import { SignaturePad } from './signature-pad.js';

export interface SignatureFieldProps extends FieldWords, BoundProps<Signature | null> {
  id?: string;
}

type Kind = Signature['kind'];

/** A signature: drawn, or typed where drawing is not possible. The value is null until there is one. */
export default function SignatureField(props: SignatureFieldProps) {
  const [words, { id }] = splitWords(props);
  const name = useRef<HTMLInputElement>(null);
  const bound = useBoundValue<Signature | null>(props, { empty: null, focus: () => name.current?.focus() });
  const [kind, setKind] = useState<Kind>(bound.value?.kind ?? 'drawn');
  const choose = (next: Kind) => {
    setKind(next);
    if (next !== bound.value?.kind) bound.set(null);
  };
  const pad = { value: bound.value, set: bound.set, onLeave: bound.leave, invalid: Boolean(words.error) };
  return (
    <Field {...words} id={id}>
      {(control) => (
        <div className="at-sign-box">
          {kind === 'drawn' ? (
            <Drawn {...pad} />
          ) : (
            <Typed {...pad} control={control} input={name} name={props.name} />
          )}
          <div className="at-row-end">
            <Segmented
              label={t('How you sign')}
              value={kind}
              options={[
                { value: 'drawn', label: t('Draw') },
                { value: 'typed', label: t('Type::sign') },
              ]}
              onChange={choose}
            />
            <Button size="sm" variant="ghost" onClick={() => bound.set(null)}>
              {t('Clear')}
            </Button>
          </div>
        </div>
      )}
    </Field>
  );
}

interface PartProps {
  value: Signature | null;
  set: (value: Signature | null) => void;
  onLeave: () => void;
  invalid: boolean;
}

function Drawn({ value, set, onLeave, invalid }: PartProps) {
  const path = value?.kind === 'drawn' ? value.path : '';
  return (
    <SignaturePad
      path={path}
      invalid={invalid}
      onPath={(next) => set({ kind: 'drawn', path: next })}
      onLeave={onLeave}
    />
  );
}

interface TypedProps extends PartProps {
  control: ControlProps;
  input: React.RefObject<HTMLInputElement | null>;
  name: string | undefined;
}

function Typed({ value, set, onLeave, invalid, control, input, name }: TypedProps) {
  return (
    <input
      {...control}
      ref={input}
      name={name}
      type="text"
      autoComplete="name"
      dir="auto"
      maxLength={100}
      className={controlClass({ kind: 'control', size: 'lg', invalid, className: 'at-signed-name' })}
      placeholder={t('Your full name')}
      value={value?.kind === 'typed' ? value.name : ''}
      onChange={({ target }) => set(target.value === '' ? null : { kind: 'typed', name: target.value })}
      onBlur={onLeave}
    />
  );
}
