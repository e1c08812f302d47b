/// <reference path="../../icon/tabler.d.ts" />
import ChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import Plus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '../../class-names.js';
import { addIcons } from '../../icon/icon-set.js';
import { Icon } from '../../icon/icon.js';
import { controlClass } from '../control-look.js';
import type { ControlProps } from '../field.js';
import type { ComboboxOption, ComboboxProps, MultiComboboxProps, TypedChoice } from './combobox.types.js';
import { DropList } from './drop-list.js';
import { OptionList } from './option-list.js';
import { useListBox } from './use-list-box.js';
import { useTakenWhenSent } from './use-taken-when-sent.js';

// Signing up draws one, too, and has only the first icons.
addIcons({ 'chevron-down': ChevronDown, plus: Plus });

type Given = Pick<
  ComboboxProps,
  'size' | 'className' | 'disabled' | 'placeholder' | 'autoFocus' | 'start' | 'name'
>;

interface ComboboxInputProps extends Given, Pick<MultiComboboxProps, 'plain' | 'inputMode'> {
  control: Omit<Partial<ControlProps>, 'id'> & { id?: string | undefined; 'aria-label'?: string };
  choice: TypedChoice;
  isChosen: (option: ComboboxOption) => boolean;
  invalid?: boolean;
  /** What was chosen before, in front of the text; the list then stays open for more. */
  chips?: ReactNode;
  /** Backspace where nothing is typed. */
  onBack?: () => void;
}

/** The text field with its list: `role="combobox"` as the ARIA practices describe it. */
export function ComboboxInput(props: ComboboxInputProps) {
  const { choice, chips, control, disabled, invalid = false, isChosen, onBack, size, plain = false } = props;
  const ownId = useId();
  const id = control.id ?? ownId;
  const place = useRef<HTMLSpanElement>(null);
  const many = chips !== undefined;
  const box = useListBox({ id, choice, isChosen, many, disabled, onBack, plain });
  useTakenWhenSent(choice);
  const className = classNames('has-affix-end', props.className);
  const frame = ['at-field-affix at-combobox', many && 'is-many', invalid && 'is-invalid'] as const;
  return (
    <span ref={place} className={classNames(...frame)}>
      {chips}
      <input
        type="text"
        spellCheck={false}
        {...box.inputProps}
        {...control}
        id={id}
        name={props.name}
        inputMode={props.inputMode}
        autoCapitalize={props.inputMode && 'none'}
        placeholder={props.placeholder}
        autoFocus={props.autoFocus}
        className={controlClass({ kind: 'control', size, invalid, className })}
      />
      {!plain && <Icon name="chevron-down" className="at-combobox-mark" />}
      {box.isOpen && (
        <DropList place={place} offers={choice.offers}>
          <Options box={box} isChosen={isChosen} options={choice.offers.options} start={props.start} />
        </DropList>
      )}
    </span>
  );
}

interface OptionsProps extends Pick<ComboboxInputProps, 'isChosen' | 'start'> {
  box: ReturnType<typeof useListBox>;
  options: readonly ComboboxOption[];
}

function Options({ box: { active, list, listProps, rowProps }, options, isChosen, start }: OptionsProps) {
  return (
    <OptionList
      options={options}
      active={active}
      isChosen={isChosen}
      list={list}
      listProps={listProps}
      rowProps={rowProps}
      start={start}
    />
  );
}
