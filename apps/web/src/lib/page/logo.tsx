/** Our mark, as in the favicon: a house with a bugambilia in flower over its roof. Decoration next to the name. */
export function LogoMark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#154c32" />
      <path
        d="M6 16.5 16 8l10 8.5V25a1 1 0 0 1-1 1h-6v-6.5h-6V26H7a1 1 0 0 1-1-1z"
        fill="#fbf8f3"
      />
      <circle cx="24.5" cy="8.5" r="3" fill="#e9649f" />
    </svg>
  );
}
