/** `UTC+3`, `UTC−3:30`, `UTC`. */
export function zoneText(offsetMin: number): string {
  if (offsetMin === 0) return 'UTC';
  const hours = Math.floor(Math.abs(offsetMin) / 60);
  const minutes = Math.abs(offsetMin) % 60;
  return `UTC${offsetMin < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}
