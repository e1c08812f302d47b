import { t } from '@atrium/sdk';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ComboboxOption, TypedChoice } from './combobox.types.js';

interface ListBoxOptions {
  id: string;
  choice: TypedChoice;
  isChosen: (option: ComboboxOption) => boolean;
  /** The list stays open for more. */
  many: boolean;
  disabled: boolean | undefined;
  onBack: (() => void) | undefined;
  /** Without a list. */
  plain: boolean;
}

const { stateChangeTypes: Change } = useCombobox;

const CHOSEN = new Set<string>([Change.ItemClick, Change.InputKeyDownEnter]);

/** Leaving the field does not choose the highlighted row, and Esc only closes the list. */
const reducer =
  (many: boolean) =>
  (
    state: UseComboboxState<ComboboxOption>,
    { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
  ): Partial<UseComboboxState<ComboboxOption>> => {
    if (type === Change.InputBlur) return { ...changes, selectedItem: state.selectedItem };
    if (type === Change.InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 };
    if (many && CHOSEN.has(type)) return { ...state, isOpen: true };
    return changes;
  };

/** Opening, highlighting and the roles of the field, its list and the rows. */
export function useListBox({ id, choice, isChosen, many, disabled, onBack, plain }: ListBoxOptions) {
  const { offers, text, typing } = choice;
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const box = useCombobox<ComboboxOption>({
    items: [...offers.options],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    inputId: id,
    selectedItem: offers.options.find(isChosen) ?? null,
    inputValue: text,
    defaultHighlightedIndex: typing && text !== '' ? 0 : -1,
    stateReducer: reducer(many),
    // The list scrolls itself to the highlighted row, which may not be drawn yet.
    scrollIntoView: () => undefined,
  });
  const { highlightedIndex: active } = box;
  const isOpen = box.isOpen && !plain;
  const typed = typingProps(choice, { isOpen, active, many, onBack });
  // Asked for also while there is no list, as the library wants it.
  const listProps = box.getMenuProps(
    { ref: setList, 'aria-label': t('Options') },
    { suppressRefError: true },
  );
  const inputProps = box.getInputProps({ disabled, ...typed }, { suppressRefError: plain });
  return {
    isOpen,
    active,
    list,
    inputProps: {
      ...(plain ? { ...typed, disabled } : inputProps),
      value: text,
      'aria-labelledby': undefined,
    },
    listProps: { ...listProps, 'aria-multiselectable': many || undefined },
    rowProps: (item: ComboboxOption, index: number) =>
      box.getItemProps({ item, index, onClick: () => choice.choose(item) }),
  };
}

interface Typing {
  isOpen: boolean;
  active: number;
  many: boolean;
  onBack: (() => void) | undefined;
}

/** What typing, leaving and the keys mean besides moving in the list. */
function typingProps(choice: TypedChoice, { isOpen, active, many, onBack }: Typing) {
  // What is typed next replaces the chosen option's name.
  const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (!choice.typing) currentTarget.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = choice.offers.options[active];
    if (event.key === 'Enter' && isOpen && option) choice.choose(option);
    else if (event.key === 'Enter' && many && choice.typing) {
      // What is typed becomes one of the values; the form is sent by the next Enter.
      event.preventDefault();
      choice.take();
    }
    if (event.key === 'Backspace' && choice.text === '') onBack?.();
    // A dialog around the field stays open.
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
  };
  const onChange = ({ target }: { target: HTMLInputElement }) => choice.type(target.value);
  return {
    ref: choice.input,
    onKeyDown,
    onChange,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!sends(relatedTarget, choice.input.current?.form)) choice.leave();
    },
    onFocus: selectAll,
    onClick: selectAll,
  };
}

/**
 * Whether the focus moves to the button that sends the form, which takes what is typed. A value that appeared in the
 * field now would move the button away from the pointer, and the press would be lost.
 */
const sends = (target: Element | null, form: HTMLFormElement | null | undefined): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit' && Boolean(form) && target.form === form;
