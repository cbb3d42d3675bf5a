/** For screen readers only; takes the focus when the results change. */
export const RESULTS_TITLE_ID = 'results-title';

export const resultsTitle = () => document.getElementById(RESULTS_TITLE_ID);
