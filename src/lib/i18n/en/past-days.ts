/** The hands of past days, to play later. */
export const pastDays = {
  title: 'Past days',
  how: 'Choose a day to play its hand. It counts as practice and doesn’t change your streak.',
  earlier: 'Four weeks earlier',
  day: (day: string, mark: string) => `${day}: ${mark}`,
  marks: {
    solved: 'solved',
    helped: 'solved with help',
    later: 'solved later',
    missed: 'not solved',
    open: 'today, still open',
    ahead: 'still to come',
  },
};
