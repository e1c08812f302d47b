import { t } from '@atrium/sdk';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState, type KeyboardEvent } from 'react';
import type { ComboboxOption, TypedChoice } from './combobox.types.js';

interface ListBoxOptions {
  id: string;
  choice: TypedChoice;
  isChosen: (option: ComboboxOption) => boolean;
  /** The list stays open for more. */
  many: boolean;
  disabled: boolean | undefined;
  onBack: (() => void) | undefined;
}

const { stateChangeTypes: Change } = useCombobox;

const CHOSEN = new Set<string>([Change.ItemClick, Change.InputKeyDownEnter]);

/** Leaving the field chooses nothing, and Esc only closes the list. */
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
export function useListBox({ id, choice, isChosen, many, disabled, onBack }: ListBoxOptions) {
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
  const { isOpen, highlightedIndex: active } = box;
  // Asked for also while there is no list, as the library wants it.
  const listProps = box.getMenuProps(
    { ref: setList, 'aria-label': t('Options') },
    { suppressRefError: true },
  );
  return {
    isOpen,
    active,
    list,
    inputProps: {
      ...box.getInputProps({ disabled, ...typingProps(choice, { isOpen, active, onBack }) }),
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
  onBack: (() => void) | undefined;
}

/** What typing, leaving and the keys mean besides moving in the list. */
function typingProps(choice: TypedChoice, { isOpen, active, onBack }: Typing) {
  // What is typed next replaces the chosen option's name.
  const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (!choice.typing) currentTarget.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = choice.offers.options[active];
    if (event.key === 'Enter' && isOpen && option) choice.choose(option);
    if (event.key === 'Backspace' && choice.text === '') onBack?.();
    // A dialog around the field stays open.
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
  };
  const onChange = ({ target }: { target: HTMLInputElement }) => choice.type(target.value);
  return {
    ref: choice.input,
    onKeyDown,
    onChange,
    onBlur: choice.leave,
    onFocus: selectAll,
    onClick: selectAll,
  };
}
