/** Name under which registration may be in the plan; without it nothing leads there. */
export const registrationRoute = 'registration.form';
