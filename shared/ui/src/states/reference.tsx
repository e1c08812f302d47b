import { useState } from 'react';
import { IconButton } from '../button/icon-button.js';

/** A reference for support, with a button that copies it. */
export function Reference({ value }: { value: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(value).then(() => setCopied(true));
  };
  return (
    <span className="at-ref at-12">
      Reference <span className="at-mono">{value}</span>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        size="xs"
        label={copied ? 'Copied' : 'Copy reference'}
        onClick={copy}
      />
    </span>
  );
}
