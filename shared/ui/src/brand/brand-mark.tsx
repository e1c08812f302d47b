/** Atrium's logo: an arch within an arch. */
export function BrandMark() {
  return (
    <svg
      className="at-mark"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 21V11a8 8 0 0 1 16 0v10" />
      <path d="M9 21v-9.5a3 3 0 0 1 6 0V21" />
    </svg>
  );
}
