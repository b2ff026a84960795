import { useServices } from '../../ui/react/useServices.ts';

/** Languages to choose from; hidden ones are for people who are signed in. */
export function useLanguages(): readonly string[] {
  const { config, environment, session } = useServices();
  return session.isAuthed
    ? environment.languages
    : environment.languages.filter((language) => !config.languages.hidden.includes(language));
}
