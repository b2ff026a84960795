import { useServices } from '../../ui/react/useServices.ts';

/** Selectable languages; hidden ones are for signed-in people. */
export function useLanguages(): readonly string[] {
  const { config, environment, session } = useServices();
  return session.isAuthed
    ? environment.languages
    : environment.languages.filter((language) => !config.languages.hidden.includes(language));
}
