export type GroupName = 'stories' | 'offers' | 'teasers' | 'experiences' | 'pages' | 'help' | 'site'
