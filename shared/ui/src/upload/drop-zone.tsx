import { useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Icon } from '../icon/icon.js';

export interface DropZoneProps {
  /** What is added: "Add documents". */
  label: string;
  /** The accepted files, in a line. */
  help?: ReactNode;
  /** A hint for the browser's file chooser; the server decides. */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Files are dropped on it, or chosen after a press. */
export function DropZone({ label, help, accept, multiple, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(input.files ?? [])]);
    // Reset, so that the same file can be chosen again.
    input.value = '';
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    drag(event);
    const files = [...event.dataTransfer.files];
    onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    <label
      className={classNames('at-drop', over && 'is-over')}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
    >
      <input
        type="file"
        className="visually-hidden"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={choose}
      />
      <Icon name="upload" />
      <span className="at-grow">
        <span className="t">{label}</span>
        <span className="s">{help}</span>
      </span>
    </label>
  );
}
