import { LanguageNotice as LanguageNotice_5b6319684917dbee5161108df3a11b7a } from '../../../../src/reports/views/language-notice.tsx'
import { SecondLanguageChoice as SecondLanguageChoice_dbbe5a6770cf75950606fa78dc78d57c } from '../../../../src/translating/second-language-choice.tsx'
import { OnTheSite as OnTheSite_66c946461abba3f993d3419bf68263a0 } from '../../../../src/publishing/panel/on-the-site.tsx'
import { ReviewPanel as ReviewPanel_66e30706a7a4bd5225f43824abf64ff1 } from '../../../../src/reviews/review-panel.tsx'
import { CommentsPanel as CommentsPanel_1d2b05223f7fcf167b0ecd0a461e6310 } from '../../../../src/comments/comments-panel.tsx'
import { ScheduledChanges as ScheduledChanges_4dd26062517c9994af247ccecbf78191 } from '../../../../src/scheduling/scheduled-changes.tsx'
import { Conflict as Conflict_166330c520083690b1c52749a3da4832 } from '../../../../src/saving/conflict.tsx'
import { NoDifference as NoDifference_f5eece985234f4995161a9e92d1f5040 } from '../../../../src/content/no-difference.tsx'
import { FieldComments as FieldComments_7244ee47162d74b57470a0cef27a4d33 } from '../../../../src/comments/field-comments.tsx'
import { TitleCell as TitleCell_d1a68a6f6e89a8a4d056141ccad64912 } from '../../../../src/content/title-cell.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ReferenceField as ReferenceField_2b675ecce2ffd059ef582c4fb582d7d1 } from '../../../../src/references/reference-field.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowName as RowName_c0e08ba7339d3dabcd7fc3eb1ea40a6b } from '../../../../src/content/row-name.tsx'
import { PreviewFields as PreviewFields_fe83e582bf6a434b59fc87e66f47e36e } from '../../../../src/preview/preview-fields.tsx'
import { AsOf as AsOf_53335023850b2b2f7e7e740da320095f } from '../../../../src/preview/as-of.tsx'
import { SeenElsewhere as SeenElsewhere_adec94aa4177a2582c168959f964af4e } from '../../../../src/preview/seen-elsewhere.tsx'
import { SideBySideLink as SideBySideLink_0fdc815bac0371afb3ccb92606f4e1c0 } from '../../../../src/reports/views/side-by-side-link.tsx'
import { UsedIn as UsedIn_29e463e815114a67b6d45cb1646bd7f5 } from '../../../../src/reports/views/used-in.tsx'
import { SiteSwitch as SiteSwitch_290dd909e1561616468d86a72938406c } from '../../../../src/users/site-switch.tsx'
import { SavingStatus as SavingStatus_dd68bb1ef082b729784463e693d81e17 } from '../../../../src/saving/saving-status.tsx'
import { CommentButton as CommentButton_405d5b43faee301e9a80e035dfe17845 } from '../../../../src/comments/comment-button.tsx'
import { PublishAndSchedule as PublishAndSchedule_3d80d6ccb148b775d3421ca8ab829424 } from '../../../../src/scheduling/schedule-button.tsx'
import { DocumentView as DocumentView_6ae7c3e220c79e4095a494d3edd192e6 } from '../../../../src/saving/document-view.tsx'
import { VersionsView as VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3 } from '../../../../src/versions/versions-view.tsx'
import { ZoneField as ZoneField_dbf9dce1a262b68b2255a39c5d7fd0a0 } from '../../../../src/content/zone-field.tsx'
import { OnlyCell as OnlyCell_d1a68a6f6e89a8a4d056141ccad64912 } from '../../../../src/content/title-cell.tsx'
import { ReleaseDateCell as ReleaseDateCell_2d346854701e50314e146365e4f36747 } from '../../../../src/imported/release-date.tsx'
import { ImportedWords as ImportedWords_582936e1fb1b0d3bc998d7f47826b9d9 } from '../../../../src/imported/imported-fields.tsx'
import { ImportedText as ImportedText_582936e1fb1b0d3bc998d7f47826b9d9 } from '../../../../src/imported/imported-fields.tsx'
import { ImportedPicture as ImportedPicture_582936e1fb1b0d3bc998d7f47826b9d9 } from '../../../../src/imported/imported-fields.tsx'
import { ImportedChoice as ImportedChoice_582936e1fb1b0d3bc998d7f47826b9d9 } from '../../../../src/imported/imported-fields.tsx'
import { ImportedNumber as ImportedNumber_582936e1fb1b0d3bc998d7f47826b9d9 } from '../../../../src/imported/imported-fields.tsx'
import { FetchButton as FetchButton_e2bfcd3658465b80bfe8f6863b54a925 } from '../../../../src/imported/fetch-button.tsx'
import { PictureCrops as PictureCrops_c81be7f29fc48b1a9f6c56eaf98a2f25 } from '../../../../src/media/picture-crops.tsx'
import { ReleasePanel as ReleasePanel_3fd5b2c333b04380711acf54e7be8067 } from '../../../../src/releases/release-panel.tsx'
import { ReleaseTime as ReleaseTime_dcafd474527a50e7f2c078185ffcd32e } from '../../../../src/releases/release-time.tsx'
import { KindCell as KindCell_08f8b8fe402517121e5e5ef8a6e0aa95 } from '../../../../src/publishing/panel/kind.tsx'
import { KindField as KindField_08f8b8fe402517121e5e5ef8a6e0aa95 } from '../../../../src/publishing/panel/kind.tsx'
import { ReasonCell as ReasonCell_64ed4db99086375841a21e2ca083d4d7 } from '../../../../src/publishing/panel/reason.tsx'
import { ReasonField as ReasonField_64ed4db99086375841a21e2ca083d4d7 } from '../../../../src/publishing/panel/reason.tsx'
import { SendAgainCell as SendAgainCell_8630e21c045605e65b1a0c4e4ce2f9a3 } from '../../../../src/publishing/panel/send-again.tsx'
import { SendAgainField as SendAgainField_8630e21c045605e65b1a0c4e4ce2f9a3 } from '../../../../src/publishing/panel/send-again.tsx'
import { NoticeChoice as NoticeChoice_a43d40813d528c78b6e91db22d4db394 } from '../../../../src/notices/notice-choice.tsx'
import { InviteLink as InviteLink_a71347487b0c15c15b00613bdfcf146a } from '../../../../src/sign-in/views/invite-link.tsx'
import { AdminHead as AdminHead_86ec2ba18884eef322f55003fb87db85 } from '../../../../src/users/admin-head.tsx'
import { SignOutButton as SignOutButton_e589f8f35dee290b1188b764d66b4e9a } from '../../../../src/sign-in/views/sign-out-button.tsx'
import { Icon as Icon_ca0c4aafc20beb52f8aa337b3e9ee02b } from '../../../../src/brand/icon.tsx'
import { Logo as Logo_8216b6902207a95411da3ad59295859b } from '../../../../src/brand/logo.tsx'
import { CountrySwitch as CountrySwitch_f6f96c7c32a83a9d8fc9177cf84a855f } from '../../../../src/users/country-switch.tsx'
import { SearchLink as SearchLink_026bd11e0224d46535a185cd72d21d21 } from '../../../../src/search/search-link.tsx'
import { ReportLinks as ReportLinks_8e907e1514d42aa5a97129ec93c630c5 } from '../../../../src/reports/views/report-links.tsx'
import { DashboardView as DashboardView_5b3a6dd7b256c55d816487957ffb89e5 } from '../../../../src/dashboard/dashboard-view.tsx'
import { CalendarView as CalendarView_b1939ec5461f2fe594ece854ef77e263 } from '../../../../src/calendar/calendar-view.tsx'
import { SideBySideView as SideBySideView_480c58fa8b4d204072d7a198e7438ca2 } from '../../../../src/reports/views/side-by-side-view.tsx'
import { TranslationsView as TranslationsView_941423489fb591964bdf52926c24a386 } from '../../../../src/reports/views/translations-view.tsx'
import { LinksView as LinksView_c3de7c5646aa342c29faa514fae36eea } from '../../../../src/reports/views/links-view.tsx'
import { FactsView as FactsView_d74b0955841451bfeec5a49b96214541 } from '../../../../src/reports/views/facts-view.tsx'
import { SearchView as SearchView_abbaa178da2bdd6d3a8d7aa9327d2149 } from '../../../../src/search/search-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/reports/views/language-notice.tsx#LanguageNotice": LanguageNotice_5b6319684917dbee5161108df3a11b7a,
  "/src/translating/second-language-choice.tsx#SecondLanguageChoice": SecondLanguageChoice_dbbe5a6770cf75950606fa78dc78d57c,
  "/src/publishing/panel/on-the-site.tsx#OnTheSite": OnTheSite_66c946461abba3f993d3419bf68263a0,
  "/src/reviews/review-panel.tsx#ReviewPanel": ReviewPanel_66e30706a7a4bd5225f43824abf64ff1,
  "/src/comments/comments-panel.tsx#CommentsPanel": CommentsPanel_1d2b05223f7fcf167b0ecd0a461e6310,
  "/src/scheduling/scheduled-changes.tsx#ScheduledChanges": ScheduledChanges_4dd26062517c9994af247ccecbf78191,
  "/src/saving/conflict.tsx#Conflict": Conflict_166330c520083690b1c52749a3da4832,
  "/src/content/no-difference.tsx#NoDifference": NoDifference_f5eece985234f4995161a9e92d1f5040,
  "/src/comments/field-comments.tsx#FieldComments": FieldComments_7244ee47162d74b57470a0cef27a4d33,
  "/src/content/title-cell.tsx#TitleCell": TitleCell_d1a68a6f6e89a8a4d056141ccad64912,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/references/reference-field.tsx#ReferenceField": ReferenceField_2b675ecce2ffd059ef582c4fb582d7d1,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/content/row-name.tsx#RowName": RowName_c0e08ba7339d3dabcd7fc3eb1ea40a6b,
  "/src/preview/preview-fields.tsx#PreviewFields": PreviewFields_fe83e582bf6a434b59fc87e66f47e36e,
  "/src/preview/as-of.tsx#AsOf": AsOf_53335023850b2b2f7e7e740da320095f,
  "/src/preview/seen-elsewhere.tsx#SeenElsewhere": SeenElsewhere_adec94aa4177a2582c168959f964af4e,
  "/src/reports/views/side-by-side-link.tsx#SideBySideLink": SideBySideLink_0fdc815bac0371afb3ccb92606f4e1c0,
  "/src/reports/views/used-in.tsx#UsedIn": UsedIn_29e463e815114a67b6d45cb1646bd7f5,
  "/src/users/site-switch.tsx#SiteSwitch": SiteSwitch_290dd909e1561616468d86a72938406c,
  "/src/saving/saving-status.tsx#SavingStatus": SavingStatus_dd68bb1ef082b729784463e693d81e17,
  "/src/comments/comment-button.tsx#CommentButton": CommentButton_405d5b43faee301e9a80e035dfe17845,
  "/src/scheduling/schedule-button.tsx#PublishAndSchedule": PublishAndSchedule_3d80d6ccb148b775d3421ca8ab829424,
  "/src/saving/document-view.tsx#DocumentView": DocumentView_6ae7c3e220c79e4095a494d3edd192e6,
  "/src/versions/versions-view.tsx#VersionsView": VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3,
  "/src/content/zone-field.tsx#ZoneField": ZoneField_dbf9dce1a262b68b2255a39c5d7fd0a0,
  "/src/content/title-cell.tsx#OnlyCell": OnlyCell_d1a68a6f6e89a8a4d056141ccad64912,
  "/src/imported/release-date.tsx#ReleaseDateCell": ReleaseDateCell_2d346854701e50314e146365e4f36747,
  "/src/imported/imported-fields.tsx#ImportedWords": ImportedWords_582936e1fb1b0d3bc998d7f47826b9d9,
  "/src/imported/imported-fields.tsx#ImportedText": ImportedText_582936e1fb1b0d3bc998d7f47826b9d9,
  "/src/imported/imported-fields.tsx#ImportedPicture": ImportedPicture_582936e1fb1b0d3bc998d7f47826b9d9,
  "/src/imported/imported-fields.tsx#ImportedChoice": ImportedChoice_582936e1fb1b0d3bc998d7f47826b9d9,
  "/src/imported/imported-fields.tsx#ImportedNumber": ImportedNumber_582936e1fb1b0d3bc998d7f47826b9d9,
  "/src/imported/fetch-button.tsx#FetchButton": FetchButton_e2bfcd3658465b80bfe8f6863b54a925,
  "/src/media/picture-crops.tsx#PictureCrops": PictureCrops_c81be7f29fc48b1a9f6c56eaf98a2f25,
  "/src/releases/release-panel.tsx#ReleasePanel": ReleasePanel_3fd5b2c333b04380711acf54e7be8067,
  "/src/releases/release-time.tsx#ReleaseTime": ReleaseTime_dcafd474527a50e7f2c078185ffcd32e,
  "/src/publishing/panel/kind.tsx#KindCell": KindCell_08f8b8fe402517121e5e5ef8a6e0aa95,
  "/src/publishing/panel/kind.tsx#KindField": KindField_08f8b8fe402517121e5e5ef8a6e0aa95,
  "/src/publishing/panel/reason.tsx#ReasonCell": ReasonCell_64ed4db99086375841a21e2ca083d4d7,
  "/src/publishing/panel/reason.tsx#ReasonField": ReasonField_64ed4db99086375841a21e2ca083d4d7,
  "/src/publishing/panel/send-again.tsx#SendAgainCell": SendAgainCell_8630e21c045605e65b1a0c4e4ce2f9a3,
  "/src/publishing/panel/send-again.tsx#SendAgainField": SendAgainField_8630e21c045605e65b1a0c4e4ce2f9a3,
  "/src/notices/notice-choice.tsx#NoticeChoice": NoticeChoice_a43d40813d528c78b6e91db22d4db394,
  "/src/sign-in/views/invite-link.tsx#InviteLink": InviteLink_a71347487b0c15c15b00613bdfcf146a,
  "/src/users/admin-head.tsx#AdminHead": AdminHead_86ec2ba18884eef322f55003fb87db85,
  "/src/sign-in/views/sign-out-button.tsx#SignOutButton": SignOutButton_e589f8f35dee290b1188b764d66b4e9a,
  "/src/brand/icon.tsx#Icon": Icon_ca0c4aafc20beb52f8aa337b3e9ee02b,
  "/src/brand/logo.tsx#Logo": Logo_8216b6902207a95411da3ad59295859b,
  "/src/users/country-switch.tsx#CountrySwitch": CountrySwitch_f6f96c7c32a83a9d8fc9177cf84a855f,
  "/src/search/search-link.tsx#SearchLink": SearchLink_026bd11e0224d46535a185cd72d21d21,
  "/src/reports/views/report-links.tsx#ReportLinks": ReportLinks_8e907e1514d42aa5a97129ec93c630c5,
  "/src/dashboard/dashboard-view.tsx#DashboardView": DashboardView_5b3a6dd7b256c55d816487957ffb89e5,
  "/src/calendar/calendar-view.tsx#CalendarView": CalendarView_b1939ec5461f2fe594ece854ef77e263,
  "/src/reports/views/side-by-side-view.tsx#SideBySideView": SideBySideView_480c58fa8b4d204072d7a198e7438ca2,
  "/src/reports/views/translations-view.tsx#TranslationsView": TranslationsView_941423489fb591964bdf52926c24a386,
  "/src/reports/views/links-view.tsx#LinksView": LinksView_c3de7c5646aa342c29faa514fae36eea,
  "/src/reports/views/facts-view.tsx#FactsView": FactsView_d74b0955841451bfeec5a49b96214541,
  "/src/search/search-view.tsx#SearchView": SearchView_abbaa178da2bdd6d3a8d7aa9327d2149,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
