import type { ToastKind } from './toast.types.js';

const looks: Partial<Record<ToastKind, { tone: string; shape: string }>> = {
  success: { tone: 'at-up', shape: 'M9 12l2 2l4 -4' },
  error: { tone: 'at-down', shape: 'M12 8v4M12 16h.01' },
};

/** Shows the status by shape and colour; a plain toast has none. */
export function ToastIcon({ kind }: { kind: ToastKind }) {
  if (kind === 'loading') return <span className="at-spin" aria-hidden="true" />;
  const look = looks[kind];
  if (!look) return null;
  return (
    <svg className={`i ${look.tone}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d={look.shape} />
    </svg>
  );
}
